/** What a message of the contact form can be about. */
export const contactTopics = ['ACCOUNT', 'QUESTION', 'TEACHING', 'PRIVACY', 'WORK', 'OTHER'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** As the mail's subject says it. */
export const contactTopicWords: Record<ContactTopic, string> = {
  ACCOUNT: 'an account',
  QUESTION: 'a maths question',
  TEACHING: 'teaching with Marsmaths',
  PRIVACY: 'privacy',
  WORK: 'working with us',
  OTHER: 'something else',
};
