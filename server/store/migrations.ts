import * as accountsAndBooks from './migrations/0001-accounts-and-books.ts';
import * as discussions from './migrations/0002-discussions.ts';
import * as coverLookUps from './migrations/0003-cover-look-ups.ts';
import * as collections from './migrations/0004-collections.ts';
import * as shares from './migrations/0005-shares.ts';
import * as insightSums from './migrations/0006-insight-sums.ts';
import * as administration from './migrations/0007-administration.ts';
import * as messageSearch from './migrations/0008-message-search.ts';
import * as besides from './migrations/0009-works-beside.ts';
import * as addedOnce from './migrations/0010-added-once.ts';
import * as turnRecords from './migrations/0011-turn-records.ts';
import * as leaving from './migrations/0020-leaving.ts';
import * as indexApart from './migrations/0021-index-put-together-apart.ts';
import * as openedOnce from './migrations/0022-opened-once.ts';
import * as held from './migrations/0023-held.ts';

/** In order; a step that has ever run anywhere is never changed again. */
export const MIGRATIONS = [
  { name: 'accounts and books', up: accountsAndBooks.up },
  { name: 'discussions', up: discussions.up },
  { name: 'cover look-ups', up: coverLookUps.up },
  { name: 'collections', up: collections.up },
  { name: 'shares', up: shares.up },
  { name: 'insight sums', up: insightSums.up },
  { name: 'administration', up: administration.up },
  { name: 'message search', up: messageSearch.up },
  { name: 'works beside', up: besides.up },
  { name: 'added once', up: addedOnce.up },
  { name: 'turn records', up: turnRecords.up },
  { name: 'leaving', up: leaving.up },
  { name: 'index put together apart', up: indexApart.up },
  { name: 'opened once', up: openedOnce.up },
  { name: 'held', up: held.up },
] as const;
