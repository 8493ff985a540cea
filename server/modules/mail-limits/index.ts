export { greeting } from './greeting';
export { takeMail, takeMailOrRefuse } from './take-mail';
export { type RefusedMail, takeMails } from './take-mails';
