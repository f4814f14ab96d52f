import { createTransport } from 'nodemailer';
import { bad, type Check, well } from './check.ts';

export const mailCheck: Check = {
  name: 'Mail',
  async run({ smtpUrl }) {
    if (!smtpUrl) return well('no SMTP_URL: mails wait in the outbox');
    const { host } = new URL(smtpUrl);
    const transport = createTransport({ url: smtpUrl, connectionTimeout: 5_000, greetingTimeout: 5_000 });
    try {
      await transport.verify();
      return well(`${host} accepts mail`);
    } catch (error) {
      return bad(
        `${host} refuses: ${(error as Error).message}`,
        'Check SMTP_URL: host, port, user and password.',
      );
    } finally {
      transport.close();
    }
  },
};
