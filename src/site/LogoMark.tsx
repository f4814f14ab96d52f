/** The shop's mark: the low sun is the hub, its rays are the spokes, the polder is the ground. */
export const LogoMark = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="0 0 40 40" aria-hidden="true">
    <circle cx="20" cy="20" r="17.4" fill="none" stroke="currentColor" strokeWidth="3" />
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      d="M20 17.2V4M15.5 18.3 9.2 7.3M24.5 18.3l6.3-11M12.3 21.6l-8-4.6M27.7 21.6l8-4.6"
    />
    <path fill="var(--color-sun)" d="M13.6 26.3a6.4 6.4 0 0 1 12.8 0z" />
    <path
      fill="currentColor"
      d="M3.6 26.3h32.8l-.9 2.2h-31zM6 30.4h28l-1.8 2.2H7.8zM10 34.4h20l-4.6 2.4H14.6z"
    />
  </svg>
);
