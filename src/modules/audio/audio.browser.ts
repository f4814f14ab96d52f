import { inBuilder } from '../../components/builder-flag.ts';

/** Lets one recording play at a time and says it when a file cannot be played. */
export function startAudio(player: HTMLAudioElement, others: readonly HTMLAudioElement[]): void {
  player.addEventListener('play', () => {
    for (const other of others) if (other !== player) other.pause();
  });
  player.querySelector('source:last-of-type')?.addEventListener('error', () => {
    console.warn(`audio: ${player.querySelector('source')?.getAttribute('src')} cannot be played`);
    const message = document.createElement('p');
    message.dataset.audioError = '';
    message.role = 'status';
    message.textContent = player.dataset.failed ?? '';
    player.after(message);
  });
}

if (!inBuilder()) {
  const players = [...document.querySelectorAll<HTMLAudioElement>('[data-module="audio"] audio')];
  for (const player of players) startAudio(player, players);
}
