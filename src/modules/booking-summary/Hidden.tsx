/** What every form of the page sends along: whose action answers, which booking, and what is asked. */
export const Hidden = ({ token, intent }: { token: string; intent?: string }) => (
  <>
    <input type="hidden" name="module" value="booking-summary" />
    <input type="hidden" name="b" value={token} />
    {intent && <input type="hidden" name="intent" value={intent} />}
  </>
);
