import type { Allowance } from '../../modules/define-module.ts';

/** What a text asks of the page it stands on. */
export interface HtmlNeeds {
  /** What the page's security policy opens for it: hashes of what stands in it, hosts that it names. */
  allowances: readonly Allowance[];
  /** The other hosts it may load from, as `widget.example`. */
  hosts: readonly string[];
  /** How many scripts and handlers stand in it. */
  scripts: number;
  /** Where one may look at it without it: its first frame, else the first host; null when it names none. */
  address: string | null;
}

/** HTML that an owner approved, as a page shows it. */
export interface ApprovedText {
  html: string;
  atOnce: boolean;
  needs: HtmlNeeds;
}

/** What pages ask. */
export interface ApprovedHtml {
  /** Undefined while no owner has approved this very text. */
  find(html: string): Promise<ApprovedText | undefined>;
}

/** What staff see of a text, approved or not; instants are text once they are sent. */
export interface HtmlState {
  hash: string;
  hosts: readonly string[];
  scripts: number;
  /** Null: it waits for an owner. */
  approval: { by: string; at: Date; atOnce: boolean } | null;
}

/** An approved text as owners look it up. */
export interface ListedApproval {
  hash: string;
  html: string;
  hosts: readonly string[];
  by: string;
  at: Date;
  atOnce: boolean;
}

export type ApprovedHtmlErrorCode = 'needs-too-much' | 'not-approved';
