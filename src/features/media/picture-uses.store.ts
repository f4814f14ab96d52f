import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import type { Language } from '../../lib/language.ts';
import { page, pageAddress, pageDraft, pageRevision, siteSetting } from '../../page/page.tables.ts';
import { pageSchedule, pageTemplate, savedBlock } from '../pages/pages.tables.ts';
import type { PictureUse } from './library.types.ts';

/** A place and the picture it shows. */
export type NamedUse = PictureUse & { picture: string };

/** Whatever is called so in a stored tree or setting names a picture (src/fields/picture.ts). */
const picturesIn = (json: SQL | object) =>
  sql`jsonb_path_query(${json}, '$.**.media ? (@.type() == "string")') #>> '{}'`;

/** Every place that shows a picture of the library: published pages, their drafts, what is scheduled, and settings. */
export async function pictureUses(db: Database | Transaction): Promise<NamedUse[]> {
  const pages = await db.execute<{
    picture: string;
    key: string;
    language: Language;
    title: string;
    draft: boolean;
  }>(sql`
    with shown (picture, key, language, title, draft) as (
      select ${picturesIn(pageRevision.tree)}, ${page.key}, ${pageAddress.language}, ${pageAddress.title}, false
        from ${pageAddress} join ${page} on ${page.id} = ${pageAddress.pageId}
        join ${pageRevision} on ${pageRevision.id} = ${pageAddress.publishedRevisionId} where ${pageAddress.live}
      union all
      select unnest(array[${pageAddress.sharePicture}, ${pageAddress.post}->>'picture']), ${page.key}, ${pageAddress.language}, ${pageAddress.title}, false
        from ${pageAddress} join ${page} on ${page.id} = ${pageAddress.pageId} where ${pageAddress.live}
      union all
      select ${picturesIn(pageDraft.tree)}, ${page.key}, ${pageDraft.language}, ${pageDraft.settings}->>'title', true
        from ${pageDraft} join ${page} on ${page.id} = ${pageDraft.pageId} where ${page.trashedAt} is null
      union all
      select unnest(array[${pageDraft.settings}->>'sharePicture', ${pageDraft.settings}#>>'{post,picture}']), ${page.key}, ${pageDraft.language}, ${pageDraft.settings}->>'title', true
        from ${pageDraft} join ${page} on ${page.id} = ${pageDraft.pageId} where ${page.trashedAt} is null
      union all
      select ${picturesIn(pageRevision.tree)}, ${page.key}, ${pageSchedule.language}, ${pageRevision.settings}->>'title', true
        from ${pageSchedule} join ${page} on ${page.id} = ${pageSchedule.pageId} join ${pageRevision}
        on ${pageRevision.id} in (${pageSchedule.revisionId}, ${pageSchedule.previousRevisionId})
        where ${page.trashedAt} is null
    )
    select picture, key, language, min(title) as title, bool_and(draft) as draft from shown
    where picture is not null group by picture, key, language order by key, language desc`);
  const others = await db.execute<{
    picture: string;
    kind: 'setting' | 'block' | 'template';
    key: string;
    title: string;
  }>(sql`
    select distinct picture, kind, key, title from (
      select ${picturesIn(siteSetting.value)} as picture, 'setting' as kind, ${siteSetting.name} as key, ${siteSetting.name} as title from ${siteSetting}
      union all
      select ${picturesIn(savedBlock.nodes)}, 'block', ${savedBlock.id}::text, ${savedBlock.name} from ${savedBlock}
      union all
      select ${picturesIn(pageTemplate.tree)}, 'template', ${pageTemplate.id}::text, ${pageTemplate.name} from ${pageTemplate}
      union all
      select unnest(array[${pageTemplate.settings}->>'sharePicture', ${pageTemplate.settings}#>>'{post,picture}']), 'template', ${pageTemplate.id}::text, ${pageTemplate.name} from ${pageTemplate}
    ) as shown where picture is not null order by kind, title`);
  return [...pages.rows.map((row) => ({ kind: 'page' as const, ...row })), ...others.rows];
}
