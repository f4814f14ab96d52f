import { expect, test } from 'vitest';
import { type AccountProbe, chooseServerAccount, ForeignData } from './server-account.ts';

const root = { name: 'root', uid: 0, gid: 0 };
const nobody = { name: 'nobody', uid: 65534, gid: 65534 };
const anna = { name: 'anna', uid: 1001, gid: 1001 };

const choose = (probe: Partial<AccountProbe>) =>
  chooseServerAccount({
    ownUid: 0,
    dataOwner: undefined,
    accounts: [root, anna, nobody],
    namespaceWorks: () => true,
    ...probe,
  });

test('an ordinary user runs the server as it is', () => {
  expect(choose({ ownUid: 1001 })).toEqual({ kind: 'self' });
});

test('root runs it in a user namespace, as an account this machine knows', () => {
  expect(choose({})).toEqual({ kind: 'namespace', uid: 65534, gid: 65534 });
  expect(choose({ accounts: [root, anna] })).toEqual({ kind: 'namespace', uid: 1001, gid: 1001 });
});

test('where user namespaces are forbidden root runs it as another account', () => {
  expect(choose({ namespaceWorks: () => false })).toEqual({ kind: 'user', ...nobody });
});

test('root runs the server on a user’s data as that user', () => {
  expect(choose({ dataOwner: { uid: 1001, gid: 1001 } })).toEqual({ kind: 'user', ...anna });
});

test('data of somebody else is refused with the remedy', () => {
  expect(() => choose({ ownUid: 1001, dataOwner: root })).toThrow(ForeignData);
});

test('root alone on a machine is told what to do', () => {
  expect(() => choose({ accounts: [root] })).toThrow('DATABASE_URL');
});
