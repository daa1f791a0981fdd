import Database from 'better-sqlite3';

/** The file opened so that nobody else has it, for as long as it stays open; null when somebody does. */
export const openAlone = (file: string): Database.Database | null => {
  const db = new Database(file, { timeout: 0 });
  try {
    db.pragma('locking_mode = EXCLUSIVE');
    db.exec('begin exclusive; commit');
    return db;
  } catch (thrown) {
    db.close();
    if (String(Reflect.get(Object(thrown), 'code')).startsWith('SQLITE_BUSY')) return null;
    throw thrown;
  }
};
