import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import * as say from '../words/house.tsx';
import { TextInput } from './inputs.tsx';

/** A password that can be looked at while it is typed. */
export function PasswordInput(props: ComponentProps<'input'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <TextInput {...props} type={shown ? 'text' : 'password'} className="pr-12" />
      <button
        type="button"
        aria-label={say.showPassword}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-medium text-ink-faint hover:text-ink"
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}
