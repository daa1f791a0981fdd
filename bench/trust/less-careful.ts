/** For the control run of the power cuts: loaded before the server, it has SQLite sync as most programs do. */
import Database from 'better-sqlite3';

const asked = Database.prototype.pragma;
Database.prototype.pragma = function (this: Database.Database, source, options) {
  return asked.call(this, source.replace('synchronous = FULL', 'synchronous = NORMAL'), options);
};
