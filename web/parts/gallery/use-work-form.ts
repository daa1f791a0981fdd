import { useEffect, useMemo, useRef, useState } from 'react';
import { CallError } from '../../call.ts';
import { toast } from '../../kit/toast.ts';
import { focusWrong } from '../focus-wrong.ts';
import type { Trouble } from '../works/not-added.ts';
import type { GalleryKind } from './gallery-words.ts';
import { complaintsAbout, FORM_FIELDS, type FormValues, isChanged } from './work-form.ts';

type Sent = { values: FormValues; fields: Record<string, string>; alert: string | null };

/**
 * A form about a work. What is wrong with a field is said once it was left, what the server found
 * until the field is changed; the first wrong field has the focus after a refusal.
 */
export function useWorkForm(kind: GalleryKind, begun: FormValues) {
  const [values, setValues] = useState(begun);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Sent | null>(null);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const complaints = useMemo(() => complaintsAbout(kind, values), [kind, values]);

  const wrong: Record<string, string> = {};
  for (const { name } of FORM_FIELDS[kind]) {
    const said = left.has(name) ? complaints[name] : undefined;
    const fromServer = refused && refused.values[name] === values[name] ? refused.fields[name] : undefined;
    if (said ?? fromServer) wrong[name] = (said ?? fromServer) as string;
  }

  useEffect(() => {
    if (refused) focusWrong(form.current, alert.current);
  }, [refused]);

  const send = async (run: () => Promise<void>, explain: (error: unknown) => Trouble) => {
    if (underWay.current || Object.keys(complaints).length > 0) return;
    underWay.current = true;
    setBusy(true);
    setRefused(null);
    try {
      await run();
    } catch (error) {
      console.error(error);
      const fields = error instanceof CallError ? error.fields : {};
      const { title, words } = explain(error);
      setRefused({ values, fields, alert: words });
      if (Object.keys(fields).length === 0) toast({ title, tone: 'danger' });
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  return {
    values,
    set: (name: string, value: string) => setValues((now) => ({ ...now, [name]: value })),
    leave: (name: string) => setLeft((before) => new Set(before).add(name)),
    wrong,
    alert: refused?.alert ?? null,
    alertRef: alert,
    form,
    busy,
    isReady: Object.keys(complaints).length === 0,
    isBegun: isChanged(begun, values),
    clear: () => {
      setValues(begun);
      setLeft(new Set());
      setRefused(null);
    },
    send,
  };
}

export type WorkForm = ReturnType<typeof useWorkForm>;
