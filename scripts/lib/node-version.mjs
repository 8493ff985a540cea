import { StartError } from './start-error.mjs';

const oldest = [20, 19];

/**
 * Throws a StartError when this Node is older than the packages allow.
 * @param {string} version as in `process.versions.node`, for example "20.19.4"
 */
export function requireNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  throw new StartError(
    `Marsmaths needs Node.js ${oldest.join('.')} or later, and this is Node.js ${version}: install a newer one from https://nodejs.org and try again.`,
  );
}
