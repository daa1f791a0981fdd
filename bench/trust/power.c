/*
 * Records what a disk would not have kept: put under a program by LD_PRELOAD it logs, for each write to a
 * database file, what was there before, and for each fsync that all so far is safe. power.ts then takes back
 * what was never synced, as a power cut would. For measurements only; nothing of ours runs with it otherwise.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>
#include "under-disk.h"

typedef struct {
  uint64_t kind, path, offset, size, before, after;
} record; /* followed by the path, the bytes before and the bytes after */

enum { WRITE = 1, TRUNCATE = 2, SYNC = 3 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int log_fd = -1;

__attribute__((constructor)) static void begin(void) {
  find_real();
  const char *file = getenv("POWER_LOG");
  if (file) log_fd = open(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static int is_database(int fd, char *path) { return log_fd >= 0 && fd != log_fd && is_database_file(fd, path); }

static void note(uint64_t kind, const char *path, off_t offset, off_t size, void *before, size_t b,
                 const void *after, size_t a) {
  record r = {kind, strlen(path), (uint64_t)offset, (uint64_t)size, b, a};
  struct iovec parts[4] = {{&r, sizeof r}, {(void *)path, strlen(path)}, {before, b}, {(void *)after, a}};
  if (writev(log_fd, parts, 4) < 0) abort();
}

static off_t size_of(int fd) {
  struct stat found;
  return fstat(fd, &found) == 0 ? found.st_size : 0;
}

static ssize_t write_at(int fd, const void *data, size_t count, off_t offset, const char *path) {
  pthread_mutex_lock(&lock);
  char *before = malloc(count ? count : 1);
  ssize_t had = pread64(fd, before, count, offset);
  note(WRITE, path, offset, size_of(fd), before, had > 0 ? (size_t)had : 0, data, count);
  free(before);
  ssize_t done = real_pwrite(fd, data, count, offset);
  pthread_mutex_unlock(&lock);
  return done;
}

ssize_t pwrite64(int fd, const void *data, size_t count, off_t offset) {
  char path[1024];
  if (!is_database(fd, path)) return real_pwrite(fd, data, count, offset);
  return write_at(fd, data, count, offset, path);
}
ssize_t pwrite(int fd, const void *data, size_t count, off_t offset) {
  return pwrite64(fd, data, count, offset);
}

ssize_t write(int fd, const void *data, size_t count) {
  char path[1024];
  if (!is_database(fd, path)) return real_write(fd, data, count);
  off_t offset = lseek(fd, 0, SEEK_CUR);
  ssize_t done = write_at(fd, data, count, offset, path);
  if (done > 0) lseek(fd, offset + done, SEEK_SET);
  return done;
}

int ftruncate64(int fd, off_t length) {
  char path[1024];
  if (!is_database(fd, path)) return real_truncate(fd, length);
  pthread_mutex_lock(&lock);
  off_t size = size_of(fd);
  size_t cut = size > length ? (size_t)(size - length) : 0;
  char *before = malloc(cut ? cut : 1);
  ssize_t had = cut ? pread64(fd, before, cut, length) : 0;
  note(TRUNCATE, path, length, size, before, had > 0 ? (size_t)had : 0, "", 0);
  free(before);
  int done = real_truncate(fd, length);
  pthread_mutex_unlock(&lock);
  return done;
}
int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

static int sync_with(int (*real)(int), int fd) {
  char path[1024];
  if (!is_database(fd, path)) return real(fd);
  pthread_mutex_lock(&lock);
  int done = real(fd);
  if (done == 0) note(SYNC, path, 0, 0, "", 0, "", 0);
  pthread_mutex_unlock(&lock);
  return done;
}
int fsync(int fd) { return sync_with(real_fsync, fd); }
int fdatasync(int fd) { return sync_with(real_fdatasync, fd); }
