import { z } from 'zod';
import { email } from './email';
import { contactLimits, contactTopics } from './limits';

const { name: longestName, shortestMessage, longestMessage } = contactLimits;

/** A message of the contact form, as the page reads it and as the GraphQL server takes it. */
export const contactForm = z.object({
  name: z.string().trim().max(longestName, `Use at most ${longestName} characters for your name.`).transform(plainText),
  email,
  topic: z.enum(contactTopics, { errorMap: () => ({ message: 'Choose what it’s about.' }) }),
  message: z
    .string()
    .trim()
    .min(1, 'Write your message.')
    .min(shortestMessage, `Write a bit more: at least ${shortestMessage} characters.`)
    .max(longestMessage, `Use at most ${longestMessage} characters, or send it in two parts.`)
    .transform(plainText),
});

/** Control characters but line breaks and tabs have no place in a message. */
function plainText(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '');
}
