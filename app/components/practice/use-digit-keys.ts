import { useEffect } from 'react';
import { isTyping } from './is-typing';

/** The digit keys choose among options; null switches them off. */
export function useDigitKeys(ids: readonly string[] | null, choose: (id: string) => void): void {
  const joined = ids?.join('\n') ?? null;
  useEffect(() => {
    if (joined === null) return;
    const options = joined.split('\n');
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const id = options[Number(event.key) - 1];
      if (!/^[1-9]$/.test(event.key) || id === undefined) return;
      choose(id);
      document.querySelector<HTMLInputElement>(`input[name="answer"][value="${CSS.escape(id)}"]`)?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [joined, choose]);
}
