/** What can be done to a person, and what is said about it before and after. */
import type { Delivery } from '#contract/administration.ts';
import { call } from '../../call.ts';
import type { ToastContent } from '../../kit/toast.ts';

export const ACTS = ['make-admin', 'remove-admin', 'suspend', 'lift', 'send-reset'] as const;
export type ActName = (typeof ACTS)[number];

type Words = {
  label: string;
  title: (name: string) => string;
  text: string;
  busy: string;
  isGrave?: true;
  failed: string;
};

export const WORDS: Record<ActName, Words> = {
  'make-admin': {
    label: 'Make Admin',
    title: (name) => `Make ${name} an admin?`,
    text: 'They will see everyone who has an account here, and can grant and remove rights, suspend people and change the settings of the house, just as you can.',
    busy: 'Making admin...',
    failed: 'Failed to make user admin',
  },
  'remove-admin': {
    label: 'Remove Admin',
    title: (name) => `Remove ${name}’s admin rights?`,
    text: 'They keep their account and all that is theirs. The dashboard is closed to them at once.',
    busy: 'Removing...',
    failed: 'Failed to remove admin privileges',
  },
  suspend: {
    label: 'Suspend',
    title: (name) => `Suspend ${name}?`,
    text: 'They are signed out everywhere at once and cannot log in until you lift it. When they try, they are told that the account is suspended. Nothing of theirs is deleted.',
    busy: 'Suspending...',
    isGrave: true,
    failed: 'The account was not suspended',
  },
  lift: {
    label: 'Lift the suspension',
    title: (name) => `Lift ${name}’s suspension?`,
    text: 'They can log in again with the password they had. Nobody tells them: you may want to.',
    busy: 'Lifting...',
    failed: 'The suspension was not lifted',
  },
  'send-reset': {
    label: 'Send the link',
    title: (name) => `Send ${name} a reset link?`,
    text: 'They get a mail with a link to choose a new password. It is good for one hour and works once. Their password stays as it is until they use it, and you never see it.',
    busy: 'Sending...',
    failed: 'The link was not sent',
  },
};

/** `make-admin.7` names an act and whom it is for. */
export function actAt(dialog: string): { act: ActName; id: number } | null {
  const [, name, id] = /^([a-z-]+)\.([1-9]\d{0,15})$/.exec(dialog) ?? [];
  const act = ACTS.find((known) => known === name);
  return act ? { act, id: Number(id) } : null;
}

export async function perform(act: ActName, id: number): Promise<ToastContent> {
  const params = { id };
  switch (act) {
    case 'make-admin':
      await call('POST /api/admin/users/{id}/make-admin', { params });
      return { title: 'Success', description: 'User has been made an admin' };
    case 'remove-admin':
      await call('POST /api/admin/users/{id}/remove-admin', { params });
      return { title: 'Success', description: 'Admin privileges removed' };
    case 'suspend':
      await call('POST /api/admin/users/{id}/suspend', { params });
      return { title: 'Suspended', description: 'Signed out everywhere, and cannot log in.' };
    case 'lift':
      await call('POST /api/admin/users/{id}/lift', { params });
      return { title: 'Suspension lifted', description: 'They can log in again.' };
    case 'send-reset':
      return deliveryToast((await call('POST /api/admin/users/{id}/send-reset', { params })).delivery);
  }
}

/** What became of a mail with a link in it. */
export function deliveryToast(delivery: Delivery): ToastContent {
  switch (delivery) {
    case 'sent':
      return { title: 'Link sent', description: 'The mail is on its way.' };
    case 'outbox':
      return {
        title: 'Link written',
        description:
          'No mail server is set up. The mail waits in the outbox folder of DATA_DIR, for you to pass on.',
        duration: 10_000,
      };
    case 'failed':
      return {
        title: 'The mail could not be sent',
        description: 'The server’s log says why. Send a reset link when it is mended.',
        tone: 'danger',
        duration: 10_000,
      };
  }
}
