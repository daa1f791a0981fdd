/** Which way each signal may count, settled before any fitting. */
export type Signs = Readonly<Record<string, 1 | -1>>;

const THOUGHT =
  'work names quoted numbers locating features telling telling_share acts inner episode reason inference contrary revision limit other_view assumption correction exception families asks_back';
/** Weak thoughts, but thoughts: they part an opinion or a retelling from nothing at all. */
const WEAK = 'generic retelling run_on abstract_share';
const ASIDE =
  'boost reception praise encyclopedic boilerplate astray private errands meta declines repeated listing brief';

const signed = (names: string, sign: 1 | -1): [string, 1 | -1][] =>
  names.split(' ').map((name) => [name, sign]);

export const PRESENCE_SIGNS: Signs = Object.fromEntries([
  ...signed(THOUGHT, 1),
  ...signed(WEAK, 1),
  ...signed('on_question', 1),
  ...signed(ASIDE, -1),
]);

export const DEPTH_SIGNS: Signs = Object.fromEntries([
  ...signed(THOUGHT, 1),
  ...signed(WEAK, -1),
  ...signed(ASIDE, -1),
]);
