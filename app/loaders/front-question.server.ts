import { askedView } from '~/components/asked-question/asked-view.server';
import type { FrontQuestion } from '~/components/landing/try-section';
import { frontTopicId } from '~/content/try-topics';
import { sample } from '~/graphql/visitors/sample.server';

/** It changes with a release only; asked for again now and then, so that one open for a student does not stay. */
const keptMs = 10 * 60_000;
let known: { at: number; question: FrontQuestion } | null = null;

/** The front page waits no longer for it. */
const mostWaitMs = 400;

/**
 * The question of the front page. Null while none can be had soon: the page itself is always there, and whoever asks next
 * may find what has come meanwhile.
 */
export async function frontQuestion(request: Request, now = Date.now()): Promise<FrontQuestion | null> {
  if (known !== null && now - known.at < keptMs) return known.question;
  const late = new Promise<void>((resolve) => setTimeout(resolve, mostWaitMs).unref());
  await Promise.race([askForQuestion(request, now), late]);
  return known?.question ?? null;
}

async function askForQuestion(request: Request, now: number): Promise<void> {
  const variables = { topicId: frontTopicId, number: 1, answer: null, steps: false };
  const outcome = await sample(request, variables);
  if (!outcome.ok) return;
  const { topic, question } = outcome.data.sample;
  known = { at: now, question: { topic, asked: askedView(question, 'front') } };
}
