/** What belongs to a page beside its modules; edited and undone together with them. */
export interface PageSettings {
  path: string;
  title: string;
  description: string;
  indexed: boolean;
  sharePicture: string | null;
  headerMode: 'auto' | 'fixed' | 'transparent';
}
