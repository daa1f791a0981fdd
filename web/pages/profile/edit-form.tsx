import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { call } from '../../call.ts';
import { fullName, splitName } from '../../data/name.ts';
import { showUser } from '../../data/session.ts';
import { Button } from '../../kit/button.tsx';
import { Field } from '../../kit/field.tsx';
import { Select, TextArea, TextInput } from '../../kit/inputs.tsx';
import { PasswordInput } from '../../kit/password-input.tsx';
import { SubmissionAlert } from '../../parts/submission-alert.tsx';
import { typed, useSubmission } from '../../parts/use-submission.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/profile.tsx';
import { timeZones, zoneName } from './time-zones.ts';

type Props = { user: User; onSaved: () => void; onCancel: () => void };

export function EditForm({ user, onSaved, onCancel }: Props) {
  const client = useQueryClient();
  const [email, setEmail] = useState(user.email);
  const isNewEmail = email.trim().toLowerCase() !== user.email;
  const submission = useSubmission({
    send: (form) =>
      call('PUT /api/profile', {
        body: {
          ...splitName(typed(form, 'name')),
          bio: typed(form, 'bio'),
          timeZone: typed(form, 'timeZone') || null,
          ...(isNewEmail && { email, currentPassword: typed(form, 'currentPassword') }),
        },
      }),
    done: (saved) => {
      showUser(client, saved);
      onSaved();
    },
  });
  const { fields } = submission;

  return (
    <form {...submission.formProps} className="grid max-w-md gap-5">
      <SubmissionAlert of={submission} />
      <Field label={everywhere.name} error={fields.name ?? fields.firstName ?? fields.lastName}>
        {(control) => (
          <TextInput
            {...control}
            autoFocus
            name="name"
            autoComplete="name"
            maxLength={200}
            required
            defaultValue={fullName(user)}
          />
        )}
      </Field>
      <Field label={everywhere.email} error={fields.email}>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      {isNewEmail && (
        <Field label={say.currentPassword} help={say.newEmailNeedsPassword} error={fields.currentPassword}>
          {(control) => (
            <PasswordInput {...control} name="currentPassword" autoComplete="current-password" required />
          )}
        </Field>
      )}
      <Field label={say.bio} optional help={say.bioHint} error={fields.bio}>
        {(control) => <TextArea {...control} name="bio" maxLength={2000} defaultValue={user.bio} />}
      </Field>
      <Field label={say.timeZone} help={say.timeZoneHint} error={fields.timeZone}>
        {(control) => (
          <Select {...control} name="timeZone" defaultValue={user.timeZone ?? ''}>
            <option value="">{zoneName(null)}</option>
            {timeZones(user.timeZone).map((zone) => (
              <option key={zone} value={zone}>
                {zoneName(zone)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={submission.busy && everywhere.saving}>
          {everywhere.saveChanges}
        </Button>
        <Button onClick={onCancel}>{everywhere.cancel}</Button>
      </div>
    </form>
  );
}
