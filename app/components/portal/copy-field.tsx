import { useHydrated } from 'remix-utils/use-hydrated';
import { toaster } from '../shell/toaster';
import { Button } from '../ui/button';
import { Cluster, Grow } from '../ui/layout';
import { TextInput } from '../ui/text-input';

/** A text to be copied. Without scripts it can be marked by hand. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const hydrated = useHydrated();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toaster.create({ title: 'Copied', type: 'success' });
    } catch {
      toaster.create({ title: 'Your browser won’t let us copy. Select the text and copy it yourself.', type: 'info' });
    }
  };
  return (
    <Cluster>
      <Grow least={220}>
        <TextInput readOnly value={value} aria-label={label} onFocus={(event) => event.target.select()} />
      </Grow>
      {hydrated ? <Button onClick={() => void copy()}>Copy</Button> : null}
    </Cluster>
  );
}
