/** When a background video counts as in view (MOD-5): with this margin in px round the window, by this share of it. */
export const groundVideoView = { margin: 200, threshold: 0.1 };
