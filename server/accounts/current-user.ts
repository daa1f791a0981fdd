import type { Verb } from '../http/verb.ts';

export const currentUser: Verb<'currentUser'> = async ({ person }) => person.user;
