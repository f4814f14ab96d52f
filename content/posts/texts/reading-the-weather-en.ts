import type { ReadingTheWeather } from './reading-the-weather-nl.ts';

/** English texts of the article on wind and rain. */
export const readingTheWeatherEn: ReadingTheWeather = {
  title: 'Wind and rain: how to read the sky',
  description:
    'Force 4, a shower in twenty minutes, a ring round the sun: how to read Dutch weather from the saddle, and which way to ride when you have.',
  excerpt:
    'It rains less here than you think and blows more than you would like. How to see what is coming, and which way to ride because of it.',
  intro: [
    'It rains for about seven per cent of the time in the Netherlands. That is not quite an hour and three quarters a day, and you sleep through some of it. The wind, on the other hand, hardly ever stops. So if you mean to cycle here, worry less about the rain and look more at the flags.',
    'Every morning a forecast lies on our counter, handwritten, three lines long. This is how we arrive at it.',
  ],
  windHeading: 'The wind first',
  wind: [
    'Most often it comes from the south-west. It tends to be at its weakest in the morning and to pick up after lunch. From this follows the one rule every Dutch child learns: out against it, home with it. People who do it the other way round find out at four in the afternoon.',
    'The table says how much it matters. The speeds are those of a city bike with an ordinary person on it, on an open dyke. In the woods or behind the dunes, halve the effect.',
  ],
  windCaption: 'Force 6 on the dyke. The hat was his.',
  windTable: [
    ['Force', 'What it is called', 'What you see', 'Riding into it, on a dyke'],
    ['3', 'Gentle breeze, 12–19 km/h', 'Leaves and small flags move', '15 km/h'],
    ['4', 'Moderate breeze, 20–28 km/h', 'Dust and paper fly up', '13 km/h'],
    ['5', 'Fresh breeze, 29–38 km/h', 'Small trees sway', '11 km/h'],
    ['6', 'Strong breeze, 39–49 km/h', 'Umbrellas turn inside out', '9 km/h'],
    ['7', 'Near gale, 50–61 km/h', 'Whole trees in motion', 'Walking is as fast'],
    ['8', 'Gale, 62–74 km/h', 'Twigs break off', 'Coffee, indoors'],
  ],
  windNote: 'Wind speeds are those of the Beaufort scale. Cycling speeds are those of our legs.',
  seaHeading: 'The sea makes a wind of its own',
  sea: 'On sunny days in May and June the land warms up while the sea stays cold, and towards noon a breeze sets in from the water. It may be twenty degrees in Haarlem and fourteen at the tideline. Take a jacket to the beach, above all when the weather is good. Fishermen never wore those woollen hats for the picture.',
  skyHeading: 'Then the sky',
  sky: 'For the next two hours your telephone knows better than you do. After that the sky is about as good. Look to the west, since that is where it is coming from.',
  skyItems: [
    { text: 'A thin veil and a ring round the sun', detail: 'Rain within a day. Ride today.', icon: 'sun' },
    {
      text: 'Cauliflowers with flat, dark bottoms',
      detail: 'Showers. They last a quarter of an hour, with sun in between.',
      icon: 'clock',
    },
    {
      text: 'Grey streaks below a cloud',
      detail: 'It is raining there already. See whether the cloud is heading your way.',
      icon: 'rain',
    },
    {
      text: 'The wind drops, then turns',
      detail: 'The shower is five minutes off. Find a roof.',
      icon: 'wind',
    },
    {
      text: 'Thunder',
      detail:
        'Count from the flash. Ten seconds is three kilometres: get off the dyke, off the beach, and not under a tree.',
      icon: 'warning',
    },
  ],
  shelterHeading: 'Sheltering is a skill too',
  shelter: [
    'Most showers are shorter than the conversation about them. On a rain radar you can see the end coming: a blue blot, and then a gap. Make for a viaduct, a bus shelter or a cheesemonger’s awning and wait for the gap. If the radar says twenty minutes it will be eighteen. If you ride on, you are as wet after ten minutes as you would be after an hour.',
    'There are ponchos by our counter, free to borrow. Drape yours over the handlebars, not behind them, and your knees stay dry. And when it rains, signal a little earlier than usual: whoever is behind you is looking at the ground as well.',
  ],
  tipTitle: 'Bram’s rule',
  tip: 'Wet a finger, see which way the flag on the lock is pointing, and ride the other way. The first hour is work. The last one does itself.',
  quote: 'There is such a thing as bad weather. It just seldom lasts all afternoon.',
  quoteDetail: 'at the counter, with his coat still on',
  ctaHeading: 'In two minds about tomorrow?',
  cta: 'Ring us in the morning. If it will be wet after three we shall say so, even if it means that you hire a day later. Cancelling costs nothing up to 48 hours ahead.',
  ctaButton: 'Choose your bike',
  ctaSecond: 'Read what to wear',
};
