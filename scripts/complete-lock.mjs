/**
 * Adds optional platform packages that npm left out of package-lock.json because the registry in use does not carry
 * them. Without their entries `npm ci` refuses the file on every platform. They are never installed where they do not fit.
 * Run after each change of dependencies: `npm run lock:complete`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const file = 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8'));
const { packages } = lock;
const systems = /(android|darwin|linux|win32|windows|freebsd|openbsd|netbsd|sunos|aix|openharmony)/;
const processors = /(arm64|x64|ia32|loong64|mips64el|ppc64le|ppc64|riscv64|s390x|armv7|arm)/;

/** Whether a package is found from a folder, by Node's own rule: in its node_modules or in one further up. */
function isLocked(from, name) {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    if (packages[`${base === '' ? '' : `${base}/`}node_modules/${name}`] !== undefined) return true;
    if (base === '' || !base.includes('/node_modules/')) {
      return base !== '' && packages[`node_modules/${name}`] !== undefined;
    }
  }
}

let added = 0;
for (const [path, entry] of Object.entries({ ...packages })) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const system = systems.exec(name)?.[1];
    if (isLocked(path, name) || system === undefined || !/^\d/.test(version)) continue;
    const processor = processors.exec(name)?.[1];
    const target =
      packages[`node_modules/${name}`] === undefined ? `node_modules/${name}` : `${path}/node_modules/${name}`;
    packages[target] = {
      version,
      ...(processor === undefined ? {} : { cpu: [processor === 'armv7' ? 'arm' : processor] }),
      ...(entry.dev ? { dev: true } : {}),
      ...(name.includes('musl') ? { libc: ['musl'] } : {}),
      optional: true,
      os: [system === 'windows' ? 'win32' : system],
    };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} entries added to ${file}`);
