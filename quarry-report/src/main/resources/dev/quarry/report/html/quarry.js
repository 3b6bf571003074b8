// Filters and folds. Everything on the pages can be read without it.
"use strict";

for (const input of document.querySelectorAll("[data-filter]")) {
  const box = input.closest(".filter");
  const rows = [...document.querySelectorAll(input.dataset.filter)];
  if (rows.length < 2) {
    continue;
  }
  box.hidden = false;
  const shown = box.querySelector(".shown");
  input.addEventListener("input", () => {
    const wanted = input.value.trim().toLowerCase();
    let count = 0;
    for (const row of rows) {
      row.hidden = !row.textContent.toLowerCase().includes(wanted);
      count += row.hidden ? 0 : 1;
    }
    shown.textContent = wanted === "" ? "" : `${count} of ${rows.length}`;
  });
}

for (const button of document.querySelectorAll("[data-fold]")) {
  button.closest(".filter").hidden = false;
  button.addEventListener("click", () => {
    for (const one of document.querySelectorAll(button.dataset.fold)) {
      one.open = button.dataset.to === "open";
    }
  });
}
