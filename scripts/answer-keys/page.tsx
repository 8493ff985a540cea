import { useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { AnswerField } from '../../app/components/maths/answer-field/answer-field';

/** The answer field alone, as on a question's page: first as HTML with the focus, alive a moment later. */
function Page({ keys }: { keys: string[] }) {
  const [draft, setDraft] = useState('');
  useEffect(() => {
    document.title = draft;
  }, [draft]);
  return (
    <AnswerField
      keys={keys}
      inputMode="text"
      prefixHtml={null}
      suffix={null}
      value={draft}
      onChange={setDraft}
      problemId={null}
    />
  );
}

let root: Root | undefined;

function open(box: 'plain' | 'maths', aliveAfterMs: number): void {
  window.localStorage.setItem('mm-answer-box', box);
  root?.unmount();
  const place = document.createElement('div');
  const page = <Page keys={['X', 'FRACTION', 'MIXED', 'POWER', 'ROOT']} />;
  place.innerHTML = renderToString(page);
  document.body.replaceChildren(place);
  place.querySelector('input')?.focus();
  setTimeout(() => {
    root = hydrateRoot(place, page);
  }, aliveAfterMs);
}

Object.assign(window, { open });
