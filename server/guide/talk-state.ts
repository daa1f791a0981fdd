/** What a stateless talk has come to, handed out sealed and taken back: nobody else can make one. */
import { BEGINNING, type TalkState } from '#guide/talk/state.ts';
import type { Signer } from '../accounts/sign.ts';

const PURPOSE = 'talk-state';

export const sealState = (signer: Signer, state: TalkState): string =>
  signer.sign(PURPOSE, Buffer.from(JSON.stringify(state)).toString('base64url'));

/** Null for what is not ours, or of another version: the talk then begins from what its history shows. */
export const openState = (signer: Signer, sealed: string | null | undefined): TalkState | null => {
  const value = sealed ? signer.verify(PURPOSE, sealed) : null;
  if (value === null) return null;
  const state = JSON.parse(Buffer.from(value, 'base64url').toString()) as Partial<TalkState>;
  return { ...BEGINNING, ...state };
};
