/*
 * A disk that fails, or a program that dies at its worst moment: put under a program by LD_PRELOAD. For
 * measurements only; nothing of ours runs with it otherwise.
 *
 * DIE_AT=n      the n-th write, cut or sync of a database file is not done: the process kills itself instead
 * DIE_TORN=1    … having done half of it
 * COUNT_TO=file how many there were is written here at the end
 * FAIL_WHILE=f  as long as this file is there, FAIL_SHARE of 1000 of them fail with errno FAIL_WITH
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#include "under-disk.h"

static atomic_long count = 0;
static long die_at = 0;
static int is_torn = 0, fail_share = 0, fail_with = EIO;
static const char *fail_while = NULL;

__attribute__((constructor)) static void begin(void) {
  find_real();
  const char *set = getenv("DIE_AT");
  if (set) die_at = atol(set);
  is_torn = getenv("DIE_TORN") != NULL;
  if ((set = getenv("FAIL_SHARE"))) fail_share = atoi(set);
  if ((set = getenv("FAIL_WITH"))) fail_with = atoi(set);
  fail_while = getenv("FAIL_WHILE");
}

__attribute__((destructor)) static void finish(void) {
  const char *file = getenv("COUNT_TO");
  FILE *to = file ? fopen(file, "w") : NULL;
  if (!to) return;
  fprintf(to, "%ld\n", (long)count);
  fclose(to);
}

static int is_database(int fd) {
  char path[1024];
  return is_database_file(fd, path);
}

static int fails(void) {
  if (!fail_while || access(fail_while, F_OK) != 0 || random() % 1000 >= fail_share) return 0;
  errno = fail_with;
  return 1;
}

static int is_last(void) { return atomic_fetch_add(&count, 1) + 1 == die_at; }
static void die(void) {
  kill(getpid(), SIGKILL);
  for (;;) pause();
}

ssize_t pwrite64(int fd, const void *data, size_t size, off_t offset) {
  if (!is_database(fd)) return real_pwrite(fd, data, size, offset);
  if (is_last()) {
    if (is_torn) real_pwrite(fd, data, size / 2, offset);
    die();
  }
  return fails() ? -1 : real_pwrite(fd, data, size, offset);
}
ssize_t pwrite(int fd, const void *data, size_t size, off_t offset) { return pwrite64(fd, data, size, offset); }

ssize_t write(int fd, const void *data, size_t size) {
  if (!is_database(fd)) return real_write(fd, data, size);
  if (is_last()) {
    if (is_torn) real_write(fd, data, size / 2);
    die();
  }
  return fails() ? -1 : real_write(fd, data, size);
}

int ftruncate64(int fd, off_t length) {
  if (!is_database(fd)) return real_truncate(fd, length);
  if (is_last()) die();
  return fails() ? -1 : real_truncate(fd, length);
}
int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

static int sync_with(int (*real)(int), int fd) {
  if (!is_database(fd)) return real(fd);
  if (is_last()) die();
  return fails() ? -1 : real(fd);
}
int fsync(int fd) { return sync_with(real_fsync, fd); }
int fdatasync(int fd) { return sync_with(real_fdatasync, fd); }
