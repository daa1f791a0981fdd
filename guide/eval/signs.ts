/** Which way each signal may count, settled before any fitting. */
const FOR =
  'work names quoted numbers locating features telling telling_share acts inner episode reason inference contrary revision limit other_view assumption correction exception families asks_back';
const AGAINST =
  'abstract_share generic boost praise retelling encyclopedic boilerplate astray errands meta repeated listing brief';

export const SIGNS: Readonly<Record<string, 1 | -1>> = Object.fromEntries([
  ...FOR.split(' ').map((name) => [name, 1] as const),
  ...AGAINST.split(' ').map((name) => [name, -1] as const),
]);
