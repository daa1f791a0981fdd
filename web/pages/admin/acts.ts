/** What can be done to a person, and what is said about it before and after. */
import type { Delivery } from '#contract/administration.ts';
import { call } from '../../call.ts';
import { READ_FOR, type ToastContent } from '../../kit/toast.ts';
import * as say from '../../words/admin.tsx';
import * as everywhere from '../../words/everywhere.ts';

const ACTS = ['make-admin', 'remove-admin', 'suspend', 'lift', 'send-reset'] as const;
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
    label: say.makeAdmin,
    title: (name) => say.makeWhomAnAdmin(name),
    text: say.whatAnAdminCanDo,
    busy: say.makingAdmin,
    failed: say.failedToMakeUserAdmin,
  },
  'remove-admin': {
    label: say.removeAdmin,
    title: (name) => say.removeWhoseRights(name),
    text: say.whatIsLeftWithoutRights,
    busy: everywhere.removing,
    failed: say.failedToRemoveAdminPrivileges,
  },
  suspend: {
    label: say.suspend,
    title: (name) => say.suspendWhom(name),
    text: say.whatSuspendingDoes,
    busy: say.suspending,
    isGrave: true,
    failed: say.theAccountWasNotSuspended,
  },
  lift: {
    label: say.liftTheSuspension,
    title: (name) => say.liftWhoseSuspension(name),
    text: say.whatLiftingDoes,
    busy: say.lifting,
    failed: say.theSuspensionWasNotLifted,
  },
  'send-reset': {
    label: everywhere.sendTheLink,
    title: (name) => say.sendWhomAResetLink(name),
    text: say.whatAResetLinkDoes,
    busy: everywhere.sending,
    failed: say.theLinkWasNotSent,
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
      return { title: say.success, description: say.userHasBeenMadeAnAdmin };
    case 'remove-admin':
      await call('POST /api/admin/users/{id}/remove-admin', { params });
      return { title: say.success, description: say.adminPrivilegesRemoved };
    case 'suspend':
      await call('POST /api/admin/users/{id}/suspend', { params });
      return { title: say.suspended, description: say.theyCannotLogInNow };
    case 'lift':
      await call('POST /api/admin/users/{id}/lift', { params });
      return { title: say.suspensionLifted, description: say.theyCanLogInAgain };
    case 'send-reset':
      return deliveryToast((await call('POST /api/admin/users/{id}/send-reset', { params })).delivery);
  }
}

/** What became of a mail with a link in it. */
export function deliveryToast(delivery: Delivery): ToastContent {
  switch (delivery) {
    case 'sent':
      return { title: say.linkSent, description: say.theMailIsOnItsWay };
    case 'outbox':
      return {
        title: say.linkWritten,
        description: say.theMailWaitsInTheOutbox,
        duration: READ_FOR,
      };
    case 'failed':
      return {
        title: say.theMailCouldNotBeSent,
        description: say.whatToDoWithoutMail,
        tone: 'danger',
        duration: READ_FOR,
      };
  }
}
