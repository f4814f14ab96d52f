import { access, constants, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { bad, type Check, well } from './check.ts';

const neededGigabytes = 1;

export const diskCheck: Check = {
  name: 'Disk',
  async run({ dataDir }) {
    const { bavail, bsize } = await statfs(dataDir);
    const free = (bavail * bsize) / 1e9;
    const found = `${free.toFixed(1)} GB free in ${dataDir}`;
    return free >= neededGigabytes ? well(found) : bad(found, `Make room: ${neededGigabytes} GB at least.`);
  },
};

export const picturesCheck: Check = {
  name: 'Pictures',
  async run({ dataDir }) {
    const folder = join(dataDir, 'pictures');
    try {
      await access(folder, constants.R_OK | constants.W_OK);
      return well(`${folder} can be read and written`);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT')
        return well(`${folder} is made when the first one comes`);
      return bad(`${folder} cannot be read and written`, 'Give it to the user that runs Zadel (chown -R).');
    }
  },
};
