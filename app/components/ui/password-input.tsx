import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, useState } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import styles from './field.module.css';
import { TextInput } from './text-input';

/** A password that can be shown. Without scripts it is a plain password box and the button is not there. */
export function PasswordInput(props: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>) {
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);
  return (
    <span className={styles.box}>
      <TextInput {...props} type={shown ? 'text' : 'password'} className={styles.withButton} />
      {hydrated ? (
        <button
          type="button"
          className={styles.inside}
          aria-label="Show password"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
        </button>
      ) : null}
    </span>
  );
}
