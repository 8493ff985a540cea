import { Fragment, type ReactNode } from 'react';
import { type RichPart, readRichText } from '../../../rules/rich-text';
import { Prose } from '../ui/page';

/** What a teacher wrote. Links lead out of the site and tell nobody where from. */
export function RichTextView({ text }: { text: string }) {
  return (
    <Prose>
      {readRichText(text).map((block, place) =>
        block.type === 'list' ? (
          <ul key={place}>
            {block.items.map((item, index) => (
              <li key={index}>{parts(item)}</li>
            ))}
          </ul>
        ) : (
          <p key={place}>
            {block.lines.map((line, index) => (
              <Fragment key={index}>
                {index === 0 ? null : <br />}
                {parts(line)}
              </Fragment>
            ))}
          </p>
        ),
      )}
    </Prose>
  );
}

function parts(list: RichPart[]): ReactNode[] {
  return list.map((part, place) => {
    switch (part.type) {
      case 'bold':
        return <b key={place}>{parts(part.parts)}</b>;
      case 'italic':
        return <i key={place}>{parts(part.parts)}</i>;
      case 'link':
        return (
          <a key={place} href={part.address} target="_blank" rel="noopener noreferrer nofollow">
            {part.text}
          </a>
        );
      default:
        return part.text;
    }
  });
}
