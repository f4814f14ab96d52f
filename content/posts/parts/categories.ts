/** The categories of the blog; an article names one to three of them, the main one first. */
const names = {
  seasons: { nl: 'Seizoenen', en: 'Seasons', de: 'Jahreszeiten' },
  routes: { nl: 'Routes', en: 'Routes', de: 'Routen' },
  weather: { nl: 'Weer', en: 'Weather', de: 'Wetter' },
  workshop: { nl: 'Werkplaats', en: 'Workshop', de: 'Werkstatt' },
  children: { nl: 'Met kinderen', en: 'With children', de: 'Mit Kindern' },
  history: { nl: 'Geschiedenis', en: 'History', de: 'Geschichte' },
};

export type Category = keyof typeof names;

export const categories = (keys: readonly Category[]) => ({
  nl: keys.map((key) => names[key].nl),
  en: keys.map((key) => names[key].en),
  de: keys.map((key) => names[key].de),
});
