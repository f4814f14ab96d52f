import * as leaflet from 'leaflet';
import { type Place, placeAt, worldZoom } from '../../lib/mercator.ts';
import { linePlaces } from './line-path.ts';
import { addPins } from './map-pins.ts';
import styles from './open-map.css?inline';
import { placeOf } from './place-of.ts';

/** A map that moves. */
export interface OpenMap {
  markHere(place: Place): void;
  showPin(pin: HTMLElement): void;
  focus(): void;
}

/** How far a drawn ground may be enlarged beyond its own px, and a tile service asked. */
const enlarged = 2;
const nearest = 19;
/** Around an info window: its pin below it and some air above, in px. */
const windowGap = 80;

// The page's policy allows styles by their hash only; a sheet that a script of ours makes needs none.
const rules = new CSSStyleSheet();
rules.replaceSync(styles);
document.adoptedStyleSheets.push(rules);

/** Lays a map that moves over the still one, exactly where that stands. Everything it shows it reads from the page. */
export function openMap(root: HTMLElement, frame: HTMLElement): OpenMap {
  const words = JSON.parse(frame.dataset.words ?? '{}') as Record<string, string>;
  const still = readStill(frame);
  const element = document.createElement('div');
  element.dataset.mapLive = '';
  frame.append(element);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const coarse = matchMedia('(pointer: coarse)').matches;
  const map = leaflet.map(element, {
    zoomSnap: 0,
    zoomDelta: 0.75,
    wheelPxPerZoomLevel: 90,
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: frame.dataset.wheel !== undefined,
    dragging: !coarse || frame.dataset.drag !== undefined,
    ...(calm && { zoomAnimation: false, fadeAnimation: false, markerZoomAnimation: false, inertia: false }),
  });
  element.role = 'region';
  element.ariaLabel = frame.dataset.label ?? '';
  map.setView(still.centre, still.zoom, { animate: false });
  addGround(map, frame, still);
  leaflet.control
    .zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut, position: 'bottomright' })
    .addTo(map);
  addLine(map, frame, still);
  addNames(map, frame);
  const pins = addPins(map, root, { close: words.close ?? '', calm });
  zoomWithControl(map, frame);
  if (coarse && frame.dataset.drag === undefined) tellTwoFingers(frame, words.twoFingers ?? '');
  new ResizeObserver(() => map.invalidateSize({ animate: false })).observe(element);
  return { markHere: hereMark(map), showPin: pins.show, focus: () => element.focus() };
}

interface Still {
  /** The sheet in units of the world map. */
  sheet: { x: number; y: number; width: number; height: number };
  centre: leaflet.LatLngTuple;
  zoom: number;
}

const latLng = ({ latitude, longitude }: Place): leaflet.LatLngTuple => [latitude, longitude];

/** Where the still map stands in its frame tells what it shows. */
function readStill(frame: HTMLElement): Still {
  const paper = frame.querySelector<HTMLElement>('[data-sheet]');
  const [x = 0, y = 0, width = 1, height = 1] = (paper?.dataset.sheet ?? '').split(' ').map(Number);
  const scale = (paper?.offsetWidth || 1) / width;
  const middle = (offset: number, side: number) => (side / 2 - offset) / scale;
  return {
    sheet: { x, y, width, height },
    centre: latLng(
      placeAt({
        x: x + middle(paper?.offsetLeft ?? 0, frame.clientWidth),
        y: y + middle(paper?.offsetTop ?? 0, frame.clientHeight),
      }),
    ),
    zoom: worldZoom + Math.log2(scale),
  };
}

function addGround(map: leaflet.Map, frame: HTMLElement, { sheet, zoom }: Still): void {
  const { tiles, attribution = '' } = frame.dataset;
  if (tiles) {
    map.options.zoomSnap = 1;
    map.setMaxZoom(nearest);
    map.setZoom(Math.max(1, Math.floor(zoom)), { animate: false });
    const source = tiles.includes('openstreetmap.org')
      ? 'https://www.openstreetmap.org/copyright'
      : undefined;
    const credit = document.createElement(source ? 'a' : 'span');
    credit.textContent = attribution;
    if (source) Object.assign(credit, { href: source, target: '_blank', rel: 'noopener' });
    leaflet.tileLayer(tiles, { maxZoom: nearest }).addTo(map);
    leaflet.control
      .attribution({ prefix: false, position: 'bottomleft' })
      .addAttribution(credit.outerHTML)
      .addTo(map);
    return;
  }
  const bounds = leaflet.latLngBounds(
    latLng(placeAt(sheet)),
    latLng(placeAt({ x: sheet.x + sheet.width, y: sheet.y + sheet.height })),
  );
  const picture = frame.querySelector<HTMLImageElement>('[data-sheet] > img');
  if (!picture) {
    map.setMinZoom(Math.max(0, zoom - 3));
    map.setMaxZoom(Math.min(nearest, zoom + 4));
    return;
  }
  const copy = picture.cloneNode() as HTMLImageElement;
  const adapt = () => {
    copy.sizes = `${Math.min(4000, Math.round(2 ** (map.getZoom() - worldZoom) * sheet.width))}px`;
    const fills = Math.max(frame.clientWidth / sheet.width, frame.clientHeight / sheet.height);
    map.setMinZoom(worldZoom + Math.log2(fills));
  };
  copy.loading = 'eager';
  adapt();
  map.setMaxZoom(
    Math.max(zoom + 1, worldZoom + Math.log2((enlarged * Number(copy.getAttribute('width'))) / sheet.width)),
  );
  map.setMaxBounds(bounds);
  map.options.maxBoundsViscosity = 1;
  // A place near the upper edge needs room for its info window: the ground gives way while that is open.
  map.on('popupopen', ({ popup }) => {
    const above = (popup.getElement()?.offsetHeight ?? 0) + windowGap;
    const corner = map.project(bounds.getNorthWest()).subtract([0, above]);
    map.setMaxBounds(leaflet.latLngBounds(map.unproject(corner), bounds.getSouthEast()));
  });
  map.on('popupclose', () => map.setMaxBounds(bounds));
  map.on('zoomend resize', adapt);
  // An element serves as well as an address, which the types do not know.
  leaflet.imageOverlay(copy as unknown as string, bounds, { zIndex: 1 }).addTo(map);
}

function addLine(map: leaflet.Map, frame: HTMLElement, { sheet }: Still): void {
  const path = frame.querySelector('[data-line]')?.getAttribute('d');
  if (!path) return;
  const places = linePlaces(path, sheet).map(latLng);
  for (const className of ['map-line map-casing', 'map-line map-route'])
    leaflet.polyline(places, { className, interactive: false, smoothFactor: 0.5 }).addTo(map);
}

/** The names of the still map, as text that keeps its size. */
function addNames(map: leaflet.Map, frame: HTMLElement): void {
  for (const name of frame.querySelectorAll<SVGElement>('[data-name]')) {
    const text = document.createElement('span');
    text.textContent = name.textContent;
    const icon = leaflet.divIcon({ className: 'map-name', html: text, iconSize: [0, 0] });
    const marker = leaflet
      .marker(placeOf(name.dataset.at), { icon, interactive: false, keyboard: false, zIndexOffset: -10_000 })
      .addTo(map);
    const element = marker.getElement();
    if (!element) continue;
    element.dataset.name = name.dataset.name;
    element.ariaHidden = 'true';
  }
}

/** With the key held down the wheel zooms everywhere, as it does in other maps. */
function zoomWithControl(map: leaflet.Map, frame: HTMLElement): void {
  if (frame.dataset.wheel !== undefined) return;
  frame.addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey || event.metaKey) map.scrollWheelZoom.enable();
      else map.scrollWheelZoom.disable();
    },
    { capture: true, passive: true },
  );
}

/** One finger scrolls the page; who tries to move the map with it is told how. */
function tellTwoFingers(frame: HTMLElement, text: string): void {
  let timer = 0;
  const message = document.createElement('p');
  message.dataset.mapMessage = '';
  message.textContent = text;
  message.hidden = true;
  frame.append(message);
  frame.addEventListener(
    'touchmove',
    ({ touches }) => {
      message.hidden = touches.length > 1;
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        message.hidden = true;
      }, 1500);
    },
    { passive: true },
  );
}

function hereMark(map: leaflet.Map): (place: Place) => void {
  let mark: leaflet.Marker | undefined;
  return (place) => {
    mark ??= leaflet
      .marker(latLng(place), {
        icon: leaflet.divIcon({ className: 'map-here', iconSize: [18, 18] }),
        interactive: false,
        keyboard: false,
        zIndexOffset: 10_000,
      })
      .addTo(map);
    mark.setLatLng(latLng(place));
    if (!map.getBounds().contains(latLng(place))) map.panTo(latLng(place), { animate: false });
  };
}
