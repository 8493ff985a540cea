export { sendContactMessage } from './send-contact-message';
