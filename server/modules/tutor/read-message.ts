import { AppError } from '../../platform/app-error';
import type { MessageInput } from './talk';
import type { StudentMessage } from './turn';

/** More than this is refused; more than `longestRead` is stored up to there, and answered by one sentence. */
const longestText = 10_000;
const longestRead = 2000;

/** Pure: a message as it may be stored: plain text, whatever was sent. @throws AppError BAD_INPUT */
export function readMessage({ number, intent, text, choice }: MessageInput): StudentMessage {
  if (!Number.isInteger(number) || number < 1) throw new AppError('BAD_INPUT', 'Please reload the page.');
  if (text.length > longestText) {
    throw new AppError('BAD_INPUT', 'That message is too long. Please keep it to 10,000 characters.');
  }
  const clean = storableText(text);
  if (intent === 'MESSAGE' && clean === '' && !choice) throw new AppError('BAD_INPUT', 'Type a message first.');
  return {
    number,
    intent,
    text: storableText(clean.slice(0, longestRead)),
    isTooLong: clean.length > longestRead,
    choice: choice ? storableText(choice.slice(0, 40)) : null,
  };
}

/** Text in the database holds neither null characters nor halves of a pair. */
const storableText = (text: string): string =>
  Buffer.from(text.replaceAll('\u0000', ''), 'utf8').toString('utf8').trim();
