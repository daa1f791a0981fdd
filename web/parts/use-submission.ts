import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CallError, wordsFor } from '../call.ts';
import * as say from '../words/forms.ts';
import { focusWrong } from './focus-wrong.ts';

type Wrong = { alert: string | null; fields: Record<string, string> };
const NOTHING_WRONG: Wrong = { alert: null, fields: {} };

type Options<Result> = {
  send: (form: FormData) => Promise<Result>;
  done: (result: Result) => void;
  /** What to say when it fails; the server's words unless this knows better. */
  explain?: (error: unknown) => string | null;
};

/**
 * A form on its way: checked as the browser would, sent once however often it is submitted, kept
 * as typed when it fails, with the first wrong field (or else the alert) focused.
 */
export function useSubmission<Result>({ send, done, explain = wordsFor }: Options<Result>) {
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState(NOTHING_WRONG);

  useEffect(() => {
    if (wrong !== NOTHING_WRONG) focusWrong(form.current, alert.current);
  }, [wrong]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (underWay.current) return;
    const missing = complaints(event.currentTarget);
    if (Object.keys(missing).length > 0) {
      setWrong({ alert: null, fields: missing });
      return;
    }
    underWay.current = true;
    setBusy(true);
    setWrong(NOTHING_WRONG);
    try {
      done(await send(new FormData(event.currentTarget)));
    } catch (error) {
      console.error(error);
      setWrong(
        isWrongPassword(error)
          ? { alert: null, fields: { currentPassword: wordsFor(error) } }
          : { alert: explain(error), fields: fieldsOf(error) },
      );
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  return {
    busy,
    alert: wrong.alert,
    fields: wrong.fields,
    formProps: { ref: form, onSubmit: submit, noValidate: true },
    alertRef: alert,
  };
}

/** Whether what was refused is said beside its field. */
export function hasWrongFields(error: unknown): boolean {
  return Object.keys(fieldsOf(error)).length > 0;
}

function fieldsOf(error: unknown): Record<string, string> {
  if (!(error instanceof CallError)) return {};
  // Of the address alone it is said without a field, for nothing in it has a wrong shape.
  return error.code === 'email_taken' ? { email: wordsFor(error) ?? '' } : error.fields;
}

/** Forms that guard something with the password call its field `currentPassword`, as the API does. */
function isWrongPassword(error: unknown): boolean {
  return error instanceof CallError && error.code === 'wrong_password';
}

/** What the browser's own checks find, by field, in our words. */
function complaints(form: HTMLFormElement): Record<string, string> {
  const found: Record<string, string> = {};
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.validity.valid)
      continue;
    const label = field.labels?.[0]?.textContent?.trim() ?? say.thisField;
    found[field.name] = sayWhatIsWrong(field, label);
  }
  return found;
}

function sayWhatIsWrong(field: HTMLInputElement | HTMLTextAreaElement, label: string): string {
  if (field.validity.valueMissing) return say.isRequired(label);
  if (field.validity.typeMismatch && field.type === 'email') {
    return say.notAnEmailAddress;
  }
  return field.validationMessage;
}

/** The text of a field as it was typed. */
export function typed(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
