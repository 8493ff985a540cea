import { initials } from '../shell/nav-links';
import { picturePath } from './picture-path';

/** The picture of somebody, or the letters of their name; decoration beside the name. */
export function Face({ name, worn, size = 48 }: { name: string; worn: string | null; size?: number }) {
  const picture = picturePath(worn);
  if (picture === null) return <span aria-hidden="true">{initials(name)}</span>;
  return <img src={picture} alt="" width={size} height={size} />;
}
