import { eq } from 'drizzle-orm';
import { createTestDatabase } from '../../../db/testing/test-database.ts';
import { publishedAddresses, revisionTree } from '../../../page/page.store.ts';
import { auditEntry } from '../../accounts/accounts.tables.ts';
import { addEditor, type heroNode, TestClock, testPages } from './test-pages.ts';

/** Pages of two editors in a database of their own, and ways to see what visitors and the audit log are shown. */
export async function editedPages() {
  const database = await createTestDatabase();
  const { db } = database;
  const clock = new TestClock();
  const published = async (key: string) =>
    (await publishedAddresses(db)).find((address) => address.key === key);
  return {
    database,
    clock,
    anna: await addEditor(db, 'Anna'),
    bob: await addEditor(db, 'Bob'),
    on: testPages(db, clock),
    published,
    async headingShown(key: string): Promise<unknown> {
      const address = await published(key);
      if (!address) return undefined;
      const [node] = (await revisionTree(db, address.revisionId)) as ReturnType<typeof heroNode>[];
      return node?.props.heading;
    },
    audited: async (subject: string) =>
      (await db.select().from(auditEntry).where(eq(auditEntry.subject, subject))).map(
        ({ action, staffId }) => ({ action, staffId }),
      ),
  };
}
