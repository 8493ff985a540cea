import { Pool } from 'undici';
import { eventData } from './event-data';
import { createFailureBreaker } from './failure-breaker';
import { type LanguageModel, LanguageModelFailure, type WordingRequest } from './language-model';
import { lookUpModel } from './model-address';
import { createPatience } from './patience';
import { readPiece } from './reply-piece';

export interface ChatCompletionsOptions {
  /** The address before `/chat/completions`, without a slash at its end. */
  baseUrl: string;
  /** Null: the server asks for none. */
  apiKey: string | null;
  /** The model's name there. */
  model: string;
  patience?: { connectMs: number; firstMs: number; stallMs: number; longestMs: number };
  /** How long a model that failed is left alone. */
  restMs?: number;
}

const usualPatience = { connectMs: 2000, firstMs: 5000, stallMs: 2000, longestMs: 20_000 };
/** Bytes of a whole reply with all that is around its words. */
const largestReply = 256 * 1024;
/** Calls at once; more of them wait for a place, and run out of patience rather than pile up. */
const connections = 32;
const failuresToRest = 3;
/** A word of English is about one and a third tokens, a formula far more. */
const tokensOfWord = 4;

/**
 * Any server that speaks the chat completions protocol with `stream: true`: hosted ones, llama.cpp, Ollama. Only the
 * configured host is ever connected to; a redirect is a refusal.
 */
export function createChatCompletionsModel({
  baseUrl,
  apiKey,
  model,
  patience: limits = usualPatience,
  restMs = 30_000,
}: ChatCompletionsOptions): LanguageModel {
  const { origin, pathname } = new URL(baseUrl);
  const pool = new Pool(origin, {
    connections,
    connect: { timeout: limits.connectMs, lookup: lookUpModel },
    headersTimeout: limits.longestMs,
    bodyTimeout: limits.longestMs,
    maxResponseSize: largestReply,
  });
  const breaker = createFailureBreaker({ failures: failuresToRest, restMs });

  async function* replyTo(request: WordingRequest, signal: AbortSignal): AsyncGenerator<string, void> {
    const { statusCode, headers, body } = await pool.request({
      path: `${pathname.replace(/\/$/, '')}/chat/completions`,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify(bodyOf(model, request)),
      signal,
    });
    if (statusCode !== 200 || !/^text\/event-stream\b/i.test(String(headers['content-type']))) {
      body.on('error', () => {}).destroy();
      throw new LanguageModelFailure('refused');
    }
    for await (const data of eventData(body)) {
      const piece = readPiece(data);
      if (piece === null) continue;
      if (piece.kind === 'refused') throw new LanguageModelFailure('refused');
      if (piece.kind === 'end') return;
      if (piece.text !== '') yield piece.text;
      if (piece.isLast) return;
    }
    throw new LanguageModelFailure('unreachable');
  }

  return {
    async *word(request, signal) {
      signal.throwIfAborted();
      if (!breaker.allows()) throw new LanguageModelFailure('resting');
      const patience = createPatience(signal, limits.longestMs);
      let how: 'well' | 'badly' | 'left' = 'left';
      try {
        patience.wait(limits.firstMs);
        for await (const text of replyTo(request, patience.signal)) {
          patience.pause();
          yield text;
          patience.wait(limits.stallMs);
        }
        how = 'well';
      } catch (error) {
        signal.throwIfAborted();
        how = 'badly';
        throw failureOf(error, patience.signal);
      } finally {
        patience.end();
        breaker.ended(how);
      }
    },
    close: () => pool.destroy(),
  };
}

function bodyOf(model: string, { system, data, maxWords }: WordingRequest) {
  return {
    model,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: data },
    ],
    stream: true,
    temperature: 0.3,
    max_tokens: maxWords * tokensOfWord,
  };
}

function failureOf(error: unknown, patience: AbortSignal): LanguageModelFailure {
  if (patience.aborted && patience.reason instanceof LanguageModelFailure) return patience.reason;
  if (error instanceof LanguageModelFailure) return error;
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return new LanguageModelFailure(code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE' ? 'too-large' : 'unreachable');
}
