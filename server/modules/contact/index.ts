export { type ContactTopic, contactTopics } from './contact-topics';
export { type ContactMessageInput, sendContactMessage } from './send-contact-message';
