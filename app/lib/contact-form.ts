import { collectErrors, emailError } from './account-forms';

/** What a message can be about: the value that is sent, and how the form says it. */
export const contactTopics = [
  { value: 'QUESTION', label: 'A maths question' },
  { value: 'ACCOUNT', label: 'My account' },
  { value: 'TEACHING', label: 'Teaching with Marsmaths' },
  { value: 'PRIVACY', label: 'Privacy' },
  { value: 'WORK', label: 'Working with you' },
  { value: 'OTHER', label: 'Something else' },
] as const;

export const contactLimits = { name: 80, shortestMessage: 10, longestMessage: 4000 } as const;
/** A box that people do not see; whoever fills it is a program. */
export const trapField = 'website';
export const contactFields = ['name', 'email', 'topic', 'message'] as const;

export interface ContactMessage {
  name: string;
  email: string;
  topic: (typeof contactTopics)[number]['value'];
  message: string;
}

export type ContactOutcome = { ok: true; message: ContactMessage } | { ok: false; errors: Record<string, string> };

/** Reads the contact form; `field` gives the text of a field, '' when it is missing. */
export function readContact(field: (name: string) => string): ContactOutcome {
  const name = field('name').trim();
  const email = field('email').trim();
  const message = field('message').trim();
  const topic = contactTopics.find(({ value }) => value === field('topic'))?.value;
  const errors = collectErrors({
    name: name.length > contactLimits.name ? `Use at most ${contactLimits.name} characters for your name.` : null,
    email: emailError(email),
    topic: topic === undefined ? 'Choose what it is about.' : null,
    message: messageError(message),
  });
  if (topic === undefined || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, message: { name, email, topic, message } };
}

function messageError(message: string): string | null {
  const { shortestMessage, longestMessage } = contactLimits;
  if (message === '') return 'Write your message.';
  if (message.length < shortestMessage) return `Write a little more, at least ${shortestMessage} characters.`;
  if (message.length > longestMessage)
    return `That is ${message.length} characters long. Use at most ${longestMessage}, or send it in two parts.`;
  return null;
}
