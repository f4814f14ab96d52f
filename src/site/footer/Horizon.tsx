import styles from './footer.module.css';

const cow =
  'M0 5c1-2 3-3 5-3l1-2 2 2h1l2-1v2c8 1 16-1 21 0 3 1 4 3 4 6l1 8h-1l-1-6v10h-2.500l-.5-9h-1.500v9h-2.500l-.5-9c-4 2-9 2-13 1l-.5 8h-2.500v-8h-1.500v8H8l-.5-11C6 11 5 9 4.5 8 3 9 0 8 0 5z';

const poplar = 'M-1 0v-6c-5-2-7-10-6-20 1-12 4-20 7-24 3 4 6 12 7 24 1 10-1 18-6 20v6z';

/** The polder standing on the footer: a town, a mill, poplars, someone riding to sea, cows, the dunes. */
export const Horizon = () => (
  <svg
    className={styles.horizon}
    viewBox="0 0 1440 84"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <g fill="var(--color-brand)">
      <path d="M0 77c160-4 320 1 520-1s340-1 490 0c70 0 110-8 160-12 40-3 60 4 100 1 50-4 80-16 120-15 24 1 36 5 50 8v26H0z" />
      <path d="M128 78V62h3v-3h3v-4h4v4h3v3h3v16zm22 0V60l7-7 7 7v18zm26 0V57l6-8h7v-6h-1v-2l2-3v-5l2-19 2 19v5l2 3v2h-1v6h17l5 8v21zm46 0V63h3v-3h3v-4h5v4h3v3h3v15zm21 0V59h3v-5h3v2l3-2 8 6v18zm21 0V66h14v12zm20 0c-3-9 3-13 7-10 4-6 13-3 12 4 5 0 6 4 5 6z" />
      <path d="m456 78 8-33h12l8 33zM462 46c0-9 3-14 8-14s8 5 8 14zM450 63h40v2h-40z" />
      <g transform="translate(470 37) rotate(22)">
        <path d="M1.5-34h6v24h-6zM34 1.500v6H10v-6zM-1.5 34h-6V10h6zM-34-1.500v-6h24v6z" opacity=".72" />
        <path d="M-.8-36H.8V36H-.8zM-36-.8H36V.8H-36z" />
      </g>
      <path d={poplar} transform="translate(600 77)" />
      <path d={poplar} transform="translate(619 77) scale(1 1.15)" />
      <path d={poplar} transform="translate(639 77) scale(1 .95)" />
      <path d={poplar} transform="translate(657 77) scale(.85 .75)" />
      <path d={cow} transform="translate(872 54.5)" />
      <path d={cow} transform="matrix(-.8 0 0 .8 966 58.8)" />
      <path d="M1004 66h2v11h-2zm26 0h2v11h-2zm26 0h2v10h-2zM998 69h64v1.500h-64zm0 4h64v1.500h-64z" />
      <path d="m1235 68 3-40h-2v-3h3v-6l4-4 4 4v6h3v3h-2l3 40z" />
    </g>
    <g transform="translate(-190 -24) scale(1.25)">
      <g fill="none" stroke="var(--color-ink)" strokeWidth="1.4" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="748" cy="71.5" r="8.2" />
        <circle cx="773" cy="71.5" r="8.2" />
        <path d="m748 71.5 9.5 1 10-14.5 5.5 13.500m-15.5-1L754.5 57m-6.5 14.500L755 59l12.5-1-1-6.5-4-.5" />
        <path strokeWidth="3.2" d="m756 55 7 4.5-2.5 12.500h2.5" />
      </g>
      <path
        fill="var(--color-accent)"
        d="M752.5 56.5 755 40c1-3 6-4 8-1l1.5 5 3.5 5.5-1.8 2-5.2-4.5-.5 9.500z"
      />
      <path
        fill="none"
        stroke="var(--color-sun)"
        strokeWidth="2.4"
        strokeLinecap="round"
        d="M760 38c-5 1-8-2-13-1"
      />
      <circle cx="760.5" cy="33" r="3.8" fill="var(--color-ink)" />
    </g>
  </svg>
);
