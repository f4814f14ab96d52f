import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { SetupProblem } from '../setup-problem.ts';

/**
 * As whom the server runs; PostgreSQL refuses to run as root.
 * `self`: as we are. `namespace`: still root outside, but an ordinary user in a user namespace of its own.
 * `user`: another account of this machine.
 */
export type ServerAccount =
  | { kind: 'self' }
  | { kind: 'namespace'; uid: number; gid: number }
  | { kind: 'user'; name: string; uid: number; gid: number };

export type Account = { name: string; uid: number; gid: number };

/** What the choice depends on; tests replace parts of it. */
export type AccountProbe = {
  ownUid: number;
  /** Who owns the data that is there already; undefined when there is none. */
  dataOwner: { uid: number; gid: number } | undefined;
  accounts: Account[];
  namespaceWorks(account: Account): boolean;
};

/** Chooses the account; throws with the remedy when root has nobody else to run the server as. */
export function chooseServerAccount(probe: AccountProbe): ServerAccount {
  if (probe.ownUid !== 0) {
    if (probe.dataOwner && probe.dataOwner.uid !== probe.ownUid) throw new ForeignData(probe.dataOwner.uid);
    return { kind: 'self' };
  }
  if (probe.dataOwner && probe.dataOwner.uid !== 0) {
    const { uid, gid } = probe.dataOwner;
    const name = probe.accounts.find((account) => account.uid === uid)?.name ?? `uid ${uid}`;
    return { kind: 'user', name, uid, gid };
  }
  // initdb looks its user up by name, so inside the namespace too it must be one that /etc/passwd knows.
  const ordinary = probe.accounts.filter((account) => account.uid !== 0);
  const account =
    ['postgres', 'nobody'].map((name) => ordinary.find((a) => a.name === name)).find(Boolean) ?? ordinary[0];
  if (!account) {
    throw new SetupProblem(
      'The built-in PostgreSQL cannot run as root and this machine has no other account. ' +
        'Start Zadel as an ordinary user, or set DATABASE_URL to a PostgreSQL server of your own.',
    );
  }
  if (probe.namespaceWorks(account)) return { kind: 'namespace', uid: account.uid, gid: account.gid };
  return { kind: 'user', ...account };
}

/** The database files were made by somebody else: usually by a start as root, before one as an ordinary user. */
export class ForeignData extends SetupProblem {
  override name = 'ForeignData';

  constructor(uid: number) {
    super(
      `The database files belong to ${uid === 0 ? 'root' : `user id ${uid}`}. Start Zadel as that user, ` +
        'or stop it and give the whole data folder to the new one (chown -R).',
    );
  }
}

/** This machine, and the data in `cluster`. */
export function machineProbe(cluster: string): AccountProbe {
  return {
    // Windows knows no user ids, and lets no server run as administrator without our help.
    ownUid: process.getuid?.() ?? -1,
    dataOwner: process.getuid ? statSync(cluster, { throwIfNoEntry: false }) : undefined,
    accounts: process.getuid?.() === 0 ? readAccounts() : [],
    namespaceWorks: userNamespaceWorks,
  };
}

function readAccounts(): Account[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}

/** Whether this kernel and container let us make a user namespace. */
export function userNamespaceWorks(account: Account): boolean {
  return spawnSync('unshare', [...namespaceArguments(account), 'true'], { stdio: 'ignore' }).status === 0;
}

export function namespaceArguments(account: { uid: number; gid: number }): string[] {
  return ['--user', `--map-user=${account.uid}`, `--map-group=${account.gid}`];
}
