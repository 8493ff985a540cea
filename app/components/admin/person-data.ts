export interface FoundPerson {
  id: string;
  nickname: string;
  email: string;
  /** Whether they confirmed it. */
  emailProved: boolean;
  isAdministrator: boolean;
  isStudent: boolean;
  /** "Teacher, Administrator" */
  roles: string;
  /** The day of the registration in words. */
  since: string;
  /** When the account is erased, in words; null unless its owner asked for it. */
  deletes: string | null;
}
