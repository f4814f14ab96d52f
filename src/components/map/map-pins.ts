import * as leaflet from 'leaflet';
import { placeOf } from './place-of.ts';

/** With more pins than this the list beside the map is the way for the keyboard: nobody wants so many stops. */
const focusable = 40;

interface Options {
  close: string;
  calm: boolean;
}

/** Puts the places of the list beside the map on it, each with what the list tells of it as its info window. */
export function addPins(map: leaflet.Map, root: HTMLElement, { close, calm }: Options) {
  const pins = [...root.querySelectorAll<HTMLElement>('[data-pin]')];
  const markers = new Map<HTMLElement, leaflet.Marker>();
  for (const pin of pins) {
    const marker = markerOf(pin, pins.length <= focusable).addTo(map);
    markers.set(pin, marker);
    const element = marker.getElement();
    const title = pin.querySelector('[data-title]')?.textContent ?? '';
    if (element && pins.length <= focusable) element.ariaLabel = title;
    else if (element) element.ariaHidden = 'true';
    marker.bindPopup(() => windowOf(pin), { maxWidth: 280, minWidth: 180, autoPanPadding: [24, 24] });
    marker.on('popupopen', ({ popup }) => onOpen(popup, element, close));
  }
  map.getContainer().addEventListener('keydown', (event) => {
    if (event.key === 'Escape') map.closePopup();
  });
  return {
    show(pin: HTMLElement) {
      const marker = markers.get(pin);
      if (!marker) return;
      map.getContainer().scrollIntoView({ block: 'nearest', behavior: calm ? 'instant' : 'smooth' });
      map.panTo(marker.getLatLng(), { animate: !calm });
      marker.openPopup();
    },
  };
}

function markerOf(pin: HTMLElement, keyboard: boolean): leaflet.Marker {
  const mark = pin.querySelector<SVGElement>('[data-mark]');
  const stop = mark?.getAttribute('viewBox') === '0 0 30 30';
  const icon = leaflet.divIcon({
    className: 'map-pin',
    html: (mark?.cloneNode(true) as HTMLElement | undefined) ?? false,
    iconSize: stop ? [30, 30] : [32, 40],
    iconAnchor: stop ? [15, 15] : [16, 39],
    popupAnchor: stop ? [0, -12] : [0, -34],
  });
  return leaflet.marker(placeOf(pin.dataset.pin), { icon, keyboard, riseOnHover: true });
}

/** The title and whatever the list tells. */
function windowOf(pin: HTMLElement): HTMLElement {
  const content = document.createElement('div');
  content.dataset.mapWindow = '';
  content.tabIndex = -1;
  const title = document.createElement('strong');
  title.textContent = pin.querySelector('[data-title]')?.textContent ?? '';
  content.append(title);
  for (const part of pin.querySelectorAll('[data-info]')) content.append(part.cloneNode(true));
  return content;
}

/** The keyboard goes into the window and back to its pin; a pointer's focus goes along unseen. */
function onOpen(popup: leaflet.Popup, pin: HTMLElement | undefined, close: string): void {
  const element = popup.getElement();
  const button = element?.querySelector<HTMLElement>('.leaflet-popup-close-button');
  if (button) button.ariaLabel = close;
  element?.querySelector<HTMLElement>('[data-map-window]')?.focus({ preventScroll: true });
  popup.once('remove', () => {
    const { activeElement } = document;
    if (activeElement === document.body || element?.contains(activeElement))
      pin?.focus({ preventScroll: true });
  });
}
