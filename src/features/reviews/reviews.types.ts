import type { Language } from '../../lib/language.ts';

/** Where a review was written: in the shop's own guest book, or at a provider. */
export type ReviewSource = 'guest-book' | 'google';

/** A review as it is stored, in the language it was written in. */
export interface StoredReview {
  id: string;
  source: ReviewSource;
  author: string;
  /** 1 to 5. */
  rating: number;
  language: Language;
  text: string;
  /** ISO instant. */
  writtenAt: string;
  /** What it is about: `tour:<id>` or `bike:<id>`; null is the shop. */
  subject: string | null;
}

export interface ReviewQuery {
  subject?: string;
  language?: Language;
  minimumRating?: number;
  limit: number;
  offset?: number;
}

/** The average of a number of reviews, rounded to one decimal, and how many they are. */
export interface Rating {
  average: number;
  count: number;
}

/** A review as a provider or the demo shop brings it. */
export type NewReview = StoredReview;
