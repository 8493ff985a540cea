import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIP } from 'node:net';

const inside = new BlockList();
inside.addSubnet('10.0.0.0', 8, 'ipv4');
inside.addSubnet('100.64.0.0', 10, 'ipv4');
inside.addSubnet('127.0.0.0', 8, 'ipv4');
inside.addSubnet('172.16.0.0', 12, 'ipv4');
inside.addSubnet('192.168.0.0', 16, 'ipv4');
inside.addAddress('::1', 'ipv6');
inside.addSubnet('fc00::', 7, 'ipv6');

/** Never a model: link-local addresses (metadata of cloud machines), this host's "any", multicast. */
const never = new BlockList();
never.addSubnet('0.0.0.0', 8, 'ipv4');
never.addSubnet('169.254.0.0', 16, 'ipv4');
never.addSubnet('224.0.0.0', 3, 'ipv4');
never.addAddress('::', 'ipv6');
never.addSubnet('fe80::', 10, 'ipv6');
never.addSubnet('ff00::', 8, 'ipv6');

const isIn = (list: BlockList, address: string): boolean => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

const bareHost = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/** Whether a host names a machine of the operator's own network: by a private address, or by a name that only it knows. */
export function isOwnHost(hostname: string): boolean {
  const host = bareHost(hostname);
  if (isIP(host) !== 0) return isIn(inside, host);
  return !host.includes('.') || /\.(?:localhost|local|lan|internal|home\.arpa)$/i.test(host);
}

/** Whether the model may be asked at this address, for a host as it was configured. */
export function isAllowedAddress(hostname: string, address: string): boolean {
  return !isIn(never, address) && (isOwnHost(hostname) || !isIn(inside, address));
}

/** Why a base URL cannot be used, to go after "is not usable: "; null where it can. */
export function baseUrlProblem(text: string): string | null {
  const { protocol, hostname, username, password } = new URL(text);
  if (!/^https?:$/.test(protocol)) return 'must start with https:// (or http:// on your own network)';
  if (username !== '' || password !== '') return 'must hold no password; a key goes into LLM_API_KEY';
  const host = bareHost(hostname);
  if (isIP(host) !== 0 && isIn(never, host)) return 'must not be a link-local address';
  if (protocol === 'http:' && !isOwnHost(hostname)) return 'must start with https:// outside your own network';
  return null;
}

type LookupDone = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/** Looks a name up for a connection, and refuses what a public name must not lead to. */
export function lookUpModel(hostname: string, options: LookupOptions, done: LookupDone): void {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    const allowed = found.filter(({ address }) => isAllowedAddress(hostname, address));
    const [first] = allowed;
    if (first === undefined) return done(new Error('This name leads to an address that is not allowed.'), []);
    if (options.all === true) done(null, allowed);
    else done(null, first.address, first.family);
  });
}
