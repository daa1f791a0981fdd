/**
 * Every change to a list a person owns adds one to their `version`. The session read of each
 * request carries that number, so a list made before can be handed out again exactly as long as it is true,
 * on any server, whoever made the change.
 */
import type { EngineName } from './migrate.ts';

const EVENTS = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const;

const sqlite = (table: string): string[] =>
  EVENTS.map(
    ([event, row]) => `create trigger "${table}_${event}_counted" after ${event} on "${table}" begin
      update users set "version" = "version" + 1 where id = ${row}."userId"; end`,
  );

/** Once a statement, not once a row: an import of 10,000 lines counts once. */
const postgres = (table: string): string[] => [
  `create or replace function count_change() returns trigger language plpgsql as $$ begin
    update users set "version" = "version" + 1
      where id in (select distinct "userId" from touched);
    return null; end $$`,
  ...EVENTS.map(
    ([event, row]) => `create trigger "${table}_${event}_counted" after ${event} on "${table}"
      referencing ${row} table as touched for each statement execute function count_change()`,
  ),
];

const PERSON = [
  'email',
  'firstName',
  'lastName',
  'profileImageUrl',
  'bio',
  'isAdmin',
  'timeZone',
  'lastActiveAt',
  'onboardedAt',
]
  .map((column) => `"${column}"`)
  .join(', ');

/** The same for the person's own row. */
export const countPersonChanges: Record<EngineName, string[]> = {
  sqlite: [
    `create trigger users_update_counted after update of ${PERSON} on users begin
      update users set "version" = "version" + 1 where id = new.id; end`,
  ],
  postgres: [
    `create function count_person_change() returns trigger language plpgsql as $$ begin
      new."version" = old."version" + 1;
      return new; end $$`,
    `create trigger users_update_counted before update of ${PERSON} on users
      for each row execute function count_person_change()`,
  ],
};

export const countChanges: Record<EngineName, (table: string) => string[]> = { sqlite, postgres };
