const addresses: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** A proxy beside the program that TRUST_PROXY does not name would be one visitor for all: its requests are not counted. */
export const isThisMachine = ({ ip }: { ip: string }): boolean => addresses.has(ip);
